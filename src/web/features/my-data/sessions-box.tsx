import { useState } from 'react'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import type { SessionInList } from '#contract/my-data.ts'

import { browserApi } from '#web/lib/api.ts'
import { PATHS } from '#web/lib/paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DataBox } from './data-box.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/my-data.ts'
import { momentWords } from '#words/times.ts'
import { deviceName } from '#words/devices.ts'

const isPhone = (device: string | null) => /Android|iPhone|iPad/.test(device ?? '')

const moment = (text: string) => momentWords(new Date(text), serverNow())

const nameOf = ({ device }: Pick<SessionInList, 'device'>) => device && deviceName(device)

function usedWords({ isThis, device, signedInAt, lastSeen }: SessionInList): string {
  if (!isThis) return t.lastUsed(moment(lastSeen))
  const name = nameOf({ device })
  return name === null ? t.signedInSince(moment(signedInAt)) : t.deviceSignedInSince(name, moment(signedInAt))
}

/** Lists the guest's sessions, each with a button to end it. */
export function SessionsBox({ userId, sessions }: { userId: string; sessions: readonly SessionInList[] }) {
  const { revalidate } = useRevalidator()
  const [ending, setEnding] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const end = async (what: string, work: () => ReturnType<typeof endOne>, words: string) => {
    if (ending !== undefined) return
    setEnding(what)
    setProblem(undefined)
    const ended = await work()
    setEnding(undefined)
    if (ended.ok) showToast({ text: words })
    else setProblem(ended.refusal.message)
    void revalidate()
  }
  const endOne = (sessionId: string) =>
    browserApi.post('/users/{id}/end-session', { params: { id: userId }, body: { sessionId } })
  const endOthers = async () => {
    const ended = await browserApi.post('/users/{id}/end-other-sessions', { params: { id: userId } })
    return ended.ok ? { ...ended, value: { ended: true } } : ended
  }
  /** Ends the other sessions first. Then the logout page ends this one and clears what this browser stored. */
  const endAll = () =>
    end(
      'all',
      async () => {
        const ended = await endOthers()
        if (ended.ok) location.assign(PATHS.logout)
        return ended
      },
      t.loggedOutEverywhere,
    )
  const hasOthers = sessions.some(({ isThis }) => !isThis)
  return (
    <DataBox id="sessions-h" heading={t.whereYouAreSignedIn}>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className="data-row">
            <Icon name={isPhone(session.device) ? 'smartphone' : 'monitor'} />
            <span className="grow min-w-0">
              {session.isThis ? <b>{t.thisDevice}</b> : (nameOf(session) ?? t.anotherDevice)}
              <span className="soft block">{usedWords(session)}</span>
            </span>
            {session.isThis ? (
              <Badge tone="trust">{t.now}</Badge>
            ) : (
              <button
                type="button"
                className="link"
                aria-disabled={ending !== undefined}
                onClick={() => void end(session.id, () => endOne(session.id), t.loggedOutThere)}
              >
                <Sentence text={(ending === session.id ? t.loggingOutOf : t.logOut)(nameOf(session))} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {hasOthers && (
        <div className="flow">
          <Button
            className="w-full"
            aria-disabled={ending !== undefined}
            onClick={() => void end('others', endOthers, t.loggedOutEverywhereElse)}
          >
            <Icon name="log-out" />
            {ending === 'others' ? t.loggingOut : t.logOutEverywhereElse}
          </Button>
          <Button className="w-full" aria-disabled={ending !== undefined} onClick={() => void endAll()}>
            <Icon name="log-out" />
            {ending === 'all' ? t.loggingOut : t.logOutEverywhere}
          </Button>
        </div>
      )}
    </DataBox>
  )
}
