import { expect, test } from 'vitest'
import { parseAction, type ActionForm } from './action-form.ts'

const form = (more: Partial<ActionForm> = {}): ActionForm => ({
  whose: 'guest',
  amount: '',
  name: '',
  hotelId: undefined,
  ...more,
})

test.for([
  ['cancel', form({ amount: '378' }), { act: 'cancel', for: 'guest', amount: 378 }],
  ['cancel', form({ amount: '0' }), { act: 'cancel', for: 'guest', amount: 0 }],
  ['cancel', form({ amount: '' }), undefined],
  ['cancel', form({ amount: '12.5' }), undefined],
  ['cancel', form({ whose: 'hotel', amount: 'x' }), { act: 'cancel', for: 'hotel' }],
  ['refund', form({ amount: '500' }), { act: 'refund', amount: 500 }],
  ['refund', form({ amount: '0' }), undefined],
  ['credit', form({ amount: '-5' }), undefined],
  ['credit', form({ amount: '200' }), { act: 'credit', amount: 200 }],
  ['correct_name', form({ name: '  Rohan   Mehta ' }), { act: 'correct_name', name: 'Rohan Mehta' }],
  ['correct_name', form({ name: '   ' }), undefined],
  ['move', form(), undefined],
  ['move', form({ hotelId: 7 }), { act: 'move', hotelId: 7, for: 'guest' }],
  ['move', form({ hotelId: 7, whose: 'uncle' }), { act: 'move', hotelId: 7, for: 'uncle' }],
  ['send_again', form(), { act: 'send_again' }],
  ['no_show', form(), { act: 'no_show' }],
  ['no_show_off', form(), { act: 'no_show_off' }],
] as const)('the office’s form for %s with %o sends %o', ([act, typed, wish]) => {
  expect(parseAction(act, typed)).toEqual(wish)
})
