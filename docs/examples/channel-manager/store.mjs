// What the link must remember through a crash, in one file. Put your database here.

import { readFileSync, renameSync, writeFileSync } from 'node:fs'

const EMPTY = { sales: {}, calls: {}, bookings: {}, toRead: [], others: [] }

export class Store {
  #file

  /** @param {string | null} file null: in memory only */
  constructor(file = null) {
    this.#file = file
    Object.assign(this, structuredClone(EMPTY), file ? read(file) : {})
  }

  save() {
    if (!this.#file) return
    writeFileSync(`${this.#file}.new`, JSON.stringify({ ...this }, null, 1))
    renameSync(`${this.#file}.new`, this.#file)
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}
