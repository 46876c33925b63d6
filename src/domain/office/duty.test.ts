import { expect, test } from 'vitest'
import { whoIsAlerted } from './duty.ts'

const people = (...states: boolean[]) => states.map((isOnDuty, place) => ({ name: 'ABC'[place], isOnDuty }))

test.each([
  ['nobody works here', people(), []],
  ['nobody is on duty', people(false, false), ['A', 'B']],
  ['one is on duty', people(false, true, false), ['B']],
  ['two are on duty', people(true, false, true), ['A', 'C']],
])('the alarm reaches the right operators when %s', (_when, operators, alerted) => {
  expect(whoIsAlerted(operators).map(({ name }) => name)).toEqual(alerted)
})
