import type { OpenUpload } from '../../ports/upload-budget.ts'
import { expect, test } from 'vitest'
import { UPLOAD_LIMITS, uploadBudget, type UploadLimits } from './upload-budget.ts'

const LIMITS: UploadLimits = { ofOwner: 2, bytes: 10, forSmall: 0, waitMilliseconds: 60, waiting: 3, waitingOfOwner: 1 }

type Begun = Awaited<ReturnType<ReturnType<typeof uploadBudget>['begin']>>

const opened = (begun: Begun): OpenUpload => {
  if (!begun.ok) throw new Error(begun.refusal)
  return begun.value
}

test('a guest may have two uploads open, a third waits, and a fourth is refused', async () => {
  const budget = uploadBudget(LIMITS)
  const first = await budget.begin('asha', 1)
  await budget.begin('asha', 1)
  const third = budget.begin('asha', 1)
  expect(await budget.begin('asha', 1)).toEqual({ ok: false, refusal: 'TOO_MANY_UPLOADS' })
  expect((await budget.begin('kabir', 1)).ok, 'others pass those who wait for themselves').toBe(true)
  opened(first).end()
  opened(first).end()
  expect((await third).ok).toBe(true)
  expect(await budget.begin('asha', 1), 'both places are taken again').toEqual({ ok: false, refusal: 'OVERLOADED' })
})

test('an upload waits while there is no space for it, and starts when space is freed', async () => {
  const budget = uploadBudget(LIMITS)
  const large = await budget.begin('asha', 8)
  const began: string[] = []
  const second = budget.begin('kabir', 6).then((begun) => (began.push('second'), begun))
  const third = budget.begin('meera', 2).then((begun) => (began.push('third'), begun))
  await Promise.resolve()
  expect(began, 'a small one behind a large one does not overtake it').toEqual([])
  opened(large).end()
  expect((await Promise.all([second, third])).map(({ ok }) => ok)).toEqual([true, true])
  expect(began).toEqual(['second', 'third'])
})

test('an upload whose turn never comes is refused and holds no space', async () => {
  const budget = uploadBudget(LIMITS)
  const large = await budget.begin('asha', 10)
  expect(await budget.begin('kabir', 5)).toEqual({ ok: false, refusal: 'OVERLOADED' })
  opened(large).end()
  expect((await budget.begin('kabir', 5)).ok).toBe(true)
  expect((await budget.begin('kabir', 5)).ok).toBe(true)
})

test('a long queue refuses more uploads immediately', async () => {
  const budget = uploadBudget(LIMITS)
  await budget.begin('asha', 10)
  const waiting = ['b', 'c', 'd'].map((owner) => budget.begin(owner, 10))
  expect(await budget.begin('e', 1)).toEqual({ ok: false, refusal: 'OVERLOADED' })
  await Promise.all(waiting)
})

test('an upload of unknown size is treated as one of the largest size, which fits on its own', async () => {
  const budget = uploadBudget(LIMITS)
  expect((await budget.begin('asha', undefined)).ok).toBe(true)
  expect(await budget.begin('kabir', 1)).toEqual({ ok: false, refusal: 'OVERLOADED' })
})

test('an upload that turns out to be small frees space for others only once', async () => {
  const budget = uploadBudget(LIMITS)
  const first = opened(await budget.begin('asha', undefined))
  const second = budget.begin('kabir', 7)
  first.holdOnly(3)
  first.holdOnly(9)
  expect((await second).ok).toBe(true)
  expect(await budget.begin('meera', 1), 'ten are held').toEqual({ ok: false, refusal: 'OVERLOADED' })
  first.end()
  first.holdOnly(0)
  expect((await budget.begin('meera', 3)).ok).toBe(true)
  expect(await budget.begin('meera', 1)).toEqual({ ok: false, refusal: 'OVERLOADED' })
})

test('two guests who send large files slowly do not delay another guest’s photo', async () => {
  const budget = uploadBudget({ ...UPLOAD_LIMITS, waitMilliseconds: 60, waiting: 60, waitingOfOwner: 15 })
  const dripping = ['asha', 'kabir'].flatMap((owner) =>
    Array.from({ length: 10 }, () => budget.begin(owner, 9_000_000)),
  )
  const honest = await Promise.all(['meera', 'ravi', 'sara'].map((owner) => budget.begin(owner, 300_000)))
  expect(honest.map(({ ok }) => ok)).toEqual([true, true, true])
  await Promise.all(dripping)
})

test('a guest may have one upload open while others wait, and two when nobody waits', async () => {
  const budget = uploadBudget({ ...LIMITS, ofOwner: 2, bytes: 4 })
  await budget.begin('asha', 2)
  const other = opened(await budget.begin('kabir', 2))
  const [mine, theirs] = [budget.begin('asha', 2), budget.begin('meera', 2)]
  other.end()
  expect((await theirs).ok, 'who has none open comes first').toBe(true)
  expect((await mine).ok).toBe(false)
})
