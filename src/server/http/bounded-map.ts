export type BoundedMap<Value> = {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  delete: (key: string) => void
  size: () => number
  bytes: () => number
}

/**
 * Holds values up to a total number of bytes, measured by `bytesOf`. Drops the least recently used values to make room.
 */
export function boundedMap<Value>(maxBytes: number, bytesOf: (key: string, value: Value) => number): BoundedMap<Value> {
  const values = new Map<string, Value>()
  let bytes = 0
  /** the most recently used key */
  let newest: string | undefined

  const remove = (key: string) => {
    const value = values.get(key)
    if (value !== undefined && values.delete(key)) bytes -= bytesOf(key, value)
  }

  const add = (key: string, value: Value) => {
    values.set(key, value)
    newest = key
    bytes += bytesOf(key, value)
  }

  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined || key === newest) return value
      newest = key
      // Reinsert it last, as the most recently used.
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      remove(key)
      if (bytesOf(key, value) > maxBytes) return
      add(key, value)
      for (const oldest of values.keys()) {
        if (bytes <= maxBytes) return
        remove(oldest)
      }
    },
    delete: remove,
    size: () => values.size,
    bytes: () => bytes,
  }
}
