// Every board with positions of real games, for drawing and for screenshots; no part of the built client.

import { mount } from 'svelte'
import '../fonts.css'
import '../theme.css'
import { startTexts } from '../lib/text.svelte'
import Gallery from './Gallery.svelte'

await startTexts()
mount(Gallery, { target: document.getElementById('app')! })
