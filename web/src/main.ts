import { mount } from 'svelte'
import './fonts.css'
import './theme.css'
import App from './App.svelte'
import { startRouter } from './lib/router.svelte'
import { startSettings } from './lib/settings.svelte'
import { startTexts } from './lib/text.svelte'

startSettings()
startRouter()
void startTexts().then(() => mount(App, { target: document.getElementById('app')! }))
