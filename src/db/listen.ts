import pg from 'pg'

/**
 * Listens to a notification channel. Calls `heard` with each payload, and with undefined after a reconnect, when
 * notifications may have been missed. Returns a function that stops listening.
 */
export type Listen = (channel: string, heard: (payload: string | undefined) => void) => Promise<() => Promise<void>>

const RECONNECT_MILLISECONDS = 1000

/** Listens on a dedicated connection, because pooled connections are shared and closed. Reconnects without limit. */
export const listenApart =
  (settings: pg.ClientConfig): Listen =>
  async (channel, heard) => {
    const life: { isOver: boolean; client?: pg.Client; timer?: NodeJS.Timeout } = { isOver: false }
    let attempts = 0

    const connectAgain = () => {
      if (!life.isOver) life.timer ??= setTimeout(() => void connect(), RECONNECT_MILLISECONDS)
    }
    const connect = async (): Promise<void> => {
      delete life.timer
      const client = new pg.Client({ ...settings, keepAlive: true })
      life.client = client
      const mayHaveMissed = attempts++ > 0
      client.on('notification', ({ payload }) => heard(payload))
      client.on('error', () => undefined) // 'end' follows
      client.on('end', connectAgain)
      try {
        await client.connect()
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
        if (mayHaveMissed) heard(undefined)
      } catch {
        await client.end().catch(() => undefined)
        connectAgain()
      }
    }

    await connect()
    return async () => {
      life.isOver = true
      clearTimeout(life.timer)
      await life.client?.end().catch(() => undefined)
    }
  }

/** Listens on the embedded engine's only connection, where notifications arrive with query results. */
export const listenOnPool =
  (pool: pg.Pool): Listen =>
  async (channel, heard) => {
    const onNotification = (notification: pg.Notification) => {
      if (notification.channel === channel) heard(notification.payload)
    }
    const listen = async (client: pg.PoolClient) => {
      client.on('notification', onNotification)
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    }
    const client = await pool.connect()
    try {
      await listen(client)
    } finally {
      client.release()
    }
    return async () => {
      client.off('notification', onNotification)
    }
  }
