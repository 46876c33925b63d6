import { readFile } from 'node:fs/promises'

/** The account under which PostgreSQL runs. */
export type Account = 'ourselves' | { readonly uid: number; readonly gid: number }

/**
 * Returns the account under which PostgreSQL can run. PostgreSQL refuses root, so for root this is the first of these
 * accounts on the machine, or undefined if there is none.
 */
export async function accountFor(current: Pick<NodeJS.Process, 'getuid'>): Promise<Account | undefined> {
  if (current.getuid?.() !== 0) return 'ourselves'
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const entry = lines.find(([user]) => user === name)
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  return undefined
}

/** Returns the options for `spawn` that run a process under this account. */
export const idsOf = (account: Account) => (account === 'ourselves' ? {} : account)
