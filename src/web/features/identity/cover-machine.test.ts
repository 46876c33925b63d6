import { describe, expect, test } from 'vitest'
import { asksForMaskedCard, canSend, nextCover, startCover, type CoverEvent, type Mark } from './cover-machine.ts'

const covers = [[{ x: 0, y: 0 }]]
const stroke: Mark = { kind: 'brush', points: [{ x: 1, y: 1 }], width: 20 }
const uncover: Mark = { kind: 'uncover', points: [{ x: 1, y: 1 }], width: 20 }

const after = (...events: CoverEvent[]) => events.reduce(nextCover, startCover('looking'))

describe('a picture may be sent', () => {
  test.each<[string, CoverEvent[], boolean]>([
    ['while the reader looks', [], false],
    ['once the reader covered the number', [{ type: 'looked', covers }], true],
    ['after the reader found none', [{ type: 'looked', covers: [] }], false],
    ['after the reader could not run', [{ type: 'looked', covers: undefined }], false],
    ['after a stroke of the brush', [{ type: 'by-hand' }, { type: 'marked', mark: stroke }], true],
    ['after a stroke that only uncovers', [{ type: 'by-hand' }, { type: 'marked', mark: uncover }], false],
    ['after the cover was undone', [{ type: 'looked', covers }, { type: 'undone' }], false],
    [
      'when the guest says that the card is masked',
      [
        { type: 'looked', covers: [] },
        { type: 'masked-card', isMaskedCard: true },
      ],
      true,
    ],
    ['while the reader checks it', [{ type: 'looked', covers }, { type: 'checking' }], false],
  ])('the page decides whether the picture may be sent %s', (_name, events, may) =>
    expect(canSend(after(...events))).toBe(may),
  )
})

test('the reader’s late answer is ignored once the guest covers the number by hand', () => {
  const byHand = after({ type: 'by-hand' }, { type: 'marked', mark: stroke })
  expect(nextCover(byHand, { type: 'looked', covers })).toEqual(byHand)
})

test('a warning that a number is still readable stays until the guest covers more', () => {
  const checked = after({ type: 'looked', covers }, { type: 'checking' }, { type: 'checked', isReadable: true })
  expect(checked.isStillReadable).toBe(true)
  expect(nextCover(checked, { type: 'marked', mark: stroke }).isStillReadable).toBe(false)
})

test('a guest can say that the card is masked only if the reader found no number', () => {
  expect(asksForMaskedCard(after({ type: 'looked', covers: [] }))).toBe(true)
  expect(asksForMaskedCard(after({ type: 'looked', covers }))).toBe(false)
  expect(asksForMaskedCard(after({ type: 'looked', covers: [] }, { type: 'marked', mark: stroke }))).toBe(false)
})
