import { mount } from 'svelte'
import './theme.css'
import App from './App.svelte'
import { startTexts } from './lib/text.svelte'

await startTexts()
mount(App, { target: document.getElementById('app')! })
