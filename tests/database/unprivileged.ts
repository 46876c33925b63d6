import { readFile } from 'node:fs/promises'

/** The account that PostgreSQL runs as. */
export type Account = 'ourselves' | { readonly uid: number; readonly gid: number }

/** PostgreSQL refuses to run as root: then the first of these accounts that the machine has, else undefined. */
export async function accountFor(current: Pick<NodeJS.Process, 'getuid'>): Promise<Account | undefined> {
  if (current.getuid?.() !== 0) return 'ourselves'
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const entry = lines.find(([user]) => user === name)
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  return undefined
}

/** For `spawn`. */
export const idsOf = (account: Account) => (account === 'ourselves' ? {} : account)
