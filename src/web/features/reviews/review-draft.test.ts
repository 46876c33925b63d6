import { describe, expect, test } from 'vitest'
import { draftError, EMPTY_DRAFT, readDraft, nextReview, startReview, type DraftPicture } from './review-draft.ts'

const picture = (n: number): DraftPicture => ({ id: `p${n}`, url: `/p/${n}` })
const started = startReview({ ...EMPTY_DRAFT, rating: 4, words: 'Quiet.' })

describe('writing a review', () => {
  test('a review that could not be sent keeps its text, and its error clears when the guest types', () => {
    const failed = nextReview(nextReview(started, { type: 'sending' }), { type: 'failed', problem: 'No connection.' })
    expect(failed).toEqual({ ...started, problem: 'No connection.' })
    expect(nextReview(failed, { type: 'changed', draft: { words: 'Quiet!' } })).toMatchObject({
      draft: { rating: 4, words: 'Quiet!' },
      problem: undefined,
    })
  })

  test('a review takes five pictures at most, and each can be removed', () => {
    const adding = nextReview(started, { type: 'adding' })
    expect(adding.busy).toBe('adding')
    const added = nextReview(adding, { type: 'added', pictures: [1, 2, 3, 4, 5, 6].map(picture) })
    expect([added.busy, added.draft.pictures.length]).toEqual(['nothing', 5])
    const removed = nextReview(added, { type: 'picture-removed', id: 'p2' })
    expect(removed.draft.pictures.map(({ id }) => id)).toEqual(['p1', 'p3', 'p4', 'p5'])
  })
})

test.each([
  [{ ...EMPTY_DRAFT }, 'Please choose 1 to 5 hearts.'],
  [{ ...EMPTY_DRAFT, rating: 1 }, undefined],
  [{ ...EMPTY_DRAFT, rating: 5, words: 'x'.repeat(2000) }, undefined],
  [{ ...EMPTY_DRAFT, rating: 5, words: 'x'.repeat(2001) }, 'Please keep your review to 2000 characters at most.'],
])('a review draft says what is missing, row %#', (draft, fault) => expect(draftError(draft)).toBe(fault))

test.each([
  [undefined, EMPTY_DRAFT],
  ['text', EMPTY_DRAFT],
  [{ rating: '4' }, EMPTY_DRAFT],
  [
    { rating: 4, words: 'Quiet.', pictures: [] },
    { rating: 4, words: 'Quiet.', aspects: {}, pictures: [] },
  ],
])('the stored text %j restores as a review draft', (kept, draft) => expect(readDraft(kept)).toEqual(draft))
