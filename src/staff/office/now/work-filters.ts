import type { WaitingWork } from '#contract/office-now.ts'
import { WORK_GROUPS } from './work-words.ts'
import * as t from '#words/office/now.ts'

type Filter = { name: string; words: string; rows: readonly WaitingWork[] }

/** Returns the filters for the work: by owner, by role, and snoozed. */
export function workFilters(all: readonly WaitingWork[]): readonly Filter[] {
  const work = all.filter(({ snoozed_until: until }) => until === null)
  const mine = work.filter(({ owner }) => owner?.is_me)
  const nobodys = work.filter(({ owner }) => owner === null)
  const snoozed = all.filter(({ snoozed_until: until }) => until !== null)
  return [
    { name: 'mine', words: t.mine(mine.length), rows: mine },
    { name: 'nobodys', words: t.nobodys(nobodys.length), rows: nobodys },
    ...WORK_GROUPS.map(({ name, kinds }) => {
      const rows = work.filter(({ kind }) => (kinds as readonly string[]).includes(kind))
      return { name, words: `${name} ${rows.length}`, rows }
    }),
    { name: 'snoozed', words: t.snoozed(snoozed.length), rows: snoozed },
  ]
}
