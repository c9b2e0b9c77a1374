// The picture of each game.

import type { Component } from 'svelte'
import type { GameName } from '../lib/types'
import Azteca from './Azteca.svelte'
import Aztlan from './Aztlan.svelte'
import Mexica from './Mexica.svelte'

export const PICTURES: Record<GameName, Component> = { mexica: Mexica, aztlan: Aztlan, azteca: Azteca }
