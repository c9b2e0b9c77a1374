import type { Lesson } from '../../lib/types'

export const lesson: Lesson = { steps: [] }
