import type { Example, Lesson } from '../../lib/types'
import exampleData from './examples.json'
import lessonData from './lesson.json'

export const lesson: Lesson = lessonData
export const examples: Example[] = exampleData
