import { randomInt } from 'node:crypto'
import { spokenCode } from '#domain/kernel/spoken-code.ts'

/** What a guest says at the desk: eight letters and digits. */
export const newShortId = (): string => spokenCode(8, randomInt)
