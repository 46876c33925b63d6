import { expect, test } from 'vitest'
import { nextNewsChoice, type NewsChoice, type NewsChoiceEvent } from './news-choice.ts'

const OFFERS = ['sms', 'whatsapp', 'none'] as const
const answer = (newsBy: NewsChoice['saved']) => ({ newsBy, offers: OFFERS })
const READ: NewsChoiceEvent = { type: 'read', answer: answer('sms') }
const CHOSEN: NewsChoiceEvent = { type: 'chosen', newsBy: 'whatsapp' }

test.each<[string, NewsChoiceEvent[], Partial<NewsChoice> | undefined]>([
  ['is unknown before the server answers', [], undefined],
  ['ignores a press before the server answers', [CHOSEN], undefined],
  ['shows what is saved', [READ], { saved: 'sms', shown: 'sms', status: 'untouched' }],
  ['shows a press at once', [READ, CHOSEN], { saved: 'sms', shown: 'whatsapp', status: 'saving' }],
  ['ignores a second press while saving', [READ, CHOSEN, { type: 'chosen', newsBy: 'none' }], { shown: 'whatsapp' }],
  ['ignores a press on what is saved', [READ, { type: 'chosen', newsBy: 'sms' }], { status: 'untouched' }],
  [
    'shows what the server saved',
    [READ, CHOSEN, { type: 'saved', answer: answer('whatsapp') }],
    { saved: 'whatsapp', shown: 'whatsapp', status: 'saved' },
  ],
  [
    'shows the old choice after a refusal, with the reason',
    [READ, CHOSEN, { type: 'not-saved', message: 'Try again.' }],
    { saved: 'sms', shown: 'sms', status: 'untouched', fault: 'Try again.' },
  ],
  [
    'forgets the reason at the next press',
    [READ, CHOSEN, { type: 'not-saved', message: 'Try again.' }, CHOSEN],
    { shown: 'whatsapp', status: 'saving', fault: undefined },
  ],
])('the choice of news %s', (_what, events, state) => {
  const reached = events.reduce<NewsChoice | undefined>(nextNewsChoice, undefined)
  if (state === undefined) expect(reached).toBeUndefined()
  else expect(reached).toMatchObject(state)
})
