import { setTimeout as pause } from 'node:timers/promises'

/** Sends a request once a second until the answer is good or the time is up. Returns the last answer in both cases. */
export async function askUntil<Answer>(
  isGood: (answer: Answer) => boolean,
  seconds: number,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask()
  for (let turn = 0; turn < seconds && !isGood(answer); turn++) {
    await pause(1000)
    answer = await ask()
  }
  return answer
}
