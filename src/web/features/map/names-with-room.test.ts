import { describe, expect, test } from 'vitest'
import { namesWithRoom, type NameBox } from './names-with-room.ts'

const BOX = { width: 300, height: 200 }
const name = (id: number, x: number, y: number) => ({ id, x, y, width: 60, height: 30, heights: [0] })

describe('names of the map', () => {
  test.each<[string, ReturnType<typeof name>[], NameBox[], number[]]>([
    ['apart', [name(1, 50, 50), name(2, 150, 50)], [], [1, 2]],
    ['touching but for the gap', [name(1, 50, 50), name(2, 114, 50)], [], [1, 2]],
    ['a pixel nearer', [name(1, 50, 50), name(2, 113, 50)], [], [1]],
    ['above each other', [name(1, 50, 50), name(2, 50, 84)], [], [1, 2]],
    ['at one place, the first wins', [name(7, 50, 50), name(2, 50, 50)], [], [7]],
    ['under a pin', [name(1, 50, 50), name(2, 150, 50)], [name(9, 150, 60)], [1]],
    ['cut by the edge', [name(1, 29, 50), name(2, 271, 50), name(3, 50, 201), name(4, 30, 100)], [], [4]],
  ])('the map finds room for names that are %s', (_, names, pins, ids) => {
    expect([...namesWithRoom(names, { ...BOX, pins }).keys()]).toEqual(ids)
  })
})

test('a name under a pin moves to the next free height', () => {
  const names = [{ ...name(1, 150, 100), heights: [0, 34, -34] }]
  const at = (pins: NameBox[]) => namesWithRoom(names, { ...BOX, pins }).get(1)
  expect(at([])).toBe(0)
  expect(at([name(9, 150, 100)])).toBe(34)
  expect(at([name(9, 150, 100), name(8, 150, 134)])).toBe(-34)
  expect(at([name(9, 150, 100), name(8, 150, 134), name(7, 150, 66)])).toBeUndefined()
})
