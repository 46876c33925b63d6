import type { WorkEntry } from '#contract/office-cases.ts'

/** Who owns a piece of work, what colleagues noted, and how long it is put off. */
export const takeIt = 'I take it'
/** For screen readers, after the button’s words. */
export const takeItOf = (title: string) => `I take it<hidden>: ${title}</hidden>`
export const you = 'You'
export const nobodyYet = 'Nobody yet'
export const owner = 'Who looks after it'
export const giveBack = 'Give it back'
export const takeOver = (name: string) => `Take it over from ${name}`
export const openWork = (title: string) => `Owner, notes and putting off: ${title}`
export const openOwner = (name: string, title: string) =>
  `${name}<hidden>, owner, notes and putting off: ${title}</hidden>`

export const bringItBack = 'Put it off until'
export const inMinutes = (count: number) => `In ${count} minutes`
export const inHours = (count: number) => `In ${count} hours`
export const tomorrow = 'Tomorrow'
export const inAWeek = 'In a week'
export const isDueEarlier = 'due earlier'
export const putOffUntil = (moment: string) => `Put off until ${moment}`
export const backNow = 'Back to the list now'

export const notes = 'Notes'
export const note = 'A note for colleagues'
export const noteHint = 'Nobody outside the office reads it.'
export const saveNote = 'Save the note'
export const noNotes = 'Nothing is noted yet.'

export const done = 'It is done'
export const whatCameOfIt = 'What came of it, for the log'

export const entries: Record<Exclude<WorkEntry['kind'], 'note' | 'answer' | 'settled' | 'done'>, string> = {
  acknowledged: 'told the sender that we have it',
  taken: 'takes it',
  given_back: 'gives it back',
  snoozed: 'puts it off',
  woken: 'brings it back to the list',
}
