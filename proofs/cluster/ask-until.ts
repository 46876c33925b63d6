import { setTimeout as pause } from 'node:timers/promises'

/** Asks once a second until the answer is good or the seconds are over. Returns the last answer, good or not. */
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
