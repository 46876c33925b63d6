import { Icon } from '#web/ui/icon.tsx'
import { useOfflineQueue } from './offline-queue.ts'
import { timeWords } from './words/desk-time.ts'
import { useWords } from './words/use-words.ts'

/** Says, above cached data, when they were cached and how many entries wait to be sent. */
export function CachedNote({ at }: { at: Date | string | undefined }) {
  const words = useWords()
  const { waiting } = useOfflineQueue()
  if (at === undefined && waiting.length === 0) return null
  return (
    <output className="desk-offline">
      <Icon name="wifi-off" />
      <span>
        {at !== undefined && (
          <>
            <b>{words.offlineSince(timeWords(new Date(at), words))} </b>
            {`${words.offlineWords} `}
          </>
        )}
        {waiting.length > 0 && words.waiting(waiting.length)}
      </span>
    </output>
  )
}
