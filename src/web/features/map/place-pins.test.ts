import { describe, expect, test } from 'vitest'
import { pinsWithRoom, type Pin } from './place-pins.ts'

const BOX = { width: 300, height: 200 }
const pin = (id: number, x: number, y: number): Pin => ({ id, x, y, width: 60, height: 30 })

describe('map pins with their words', () => {
  test.each<[string, Pin[], number[]]>([
    ['apart', [pin(1, 50, 50), pin(2, 150, 50)], [1, 2]],
    ['touching but for the gap', [pin(1, 50, 50), pin(2, 114, 50)], [1, 2]],
    ['a pixel nearer', [pin(1, 50, 50), pin(2, 113, 50)], [1]],
    ['above each other', [pin(1, 50, 50), pin(2, 50, 84)], [1, 2]],
    ['at one place, the first wins', [pin(7, 50, 50), pin(2, 50, 50), pin(3, 50, 50)], [7]],
    ['outside the box', [pin(1, -1, 50), pin(2, 301, 50), pin(3, 50, 201)], []],
    ['a dot takes no room', [pin(1, 50, 50), pin(2, 100, 50), pin(3, 150, 50)], [1, 3]],
  ])('the map places pins that are %s', (_, pins, ids) => {
    expect([...pinsWithRoom(pins, BOX)]).toEqual(ids)
  })
})
