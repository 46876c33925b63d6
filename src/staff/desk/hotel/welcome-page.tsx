import { formatCount } from '#domain/kernel/money.ts'
import { GOOD_SHARE, type WelcomeShare } from '#domain/welcome/welcome-share.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { CallState } from '../call-state.tsx'
import { useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useWords } from '../words/use-words.ts'

const QUESTIONS = ['welcomed', 'as_agreed', 'as_shown'] as const

/** Shows the manager how couples were welcomed, as guests see it, and what to do (decision 0099). */
export function WelcomePage() {
  const { ofHotel } = useWords()
  const called = useCall('GET /desk/welcome')
  const { value } = called
  return (
    <DeskPage title={ofHotel.welcomed} backTo={DESK.more}>
      <h1>{ofHotel.welcomed}</h1>
      <p className="soft">{ofHotel.welcomeWords}</p>
      <CallState of={called} />
      {value && !value.share && <p>{ofHotel.welcomeNone}</p>}
      {value?.share && <Shares share={value.share} />}
      {value && <p>{ofHotel.welcomeRank(value.rank)}</p>}
      {value?.share && <WhatToDo share={value.share} />}
    </DeskPage>
  )
}

function Shares({ share }: { share: WelcomeShare }) {
  const { ofHotel } = useWords()
  return (
    <section className="box flow">
      <dl className="bill">
        {QUESTIONS.map((name) => (
          <div key={name}>
            <dt>{ofHotel.welcomeShares[name]}</dt>
            <dd>
              <b>{share[name]}%</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft">{ofHotel.welcomeFrom(formatCount(share.couples))}</p>
    </section>
  )
}

function WhatToDo({ share }: { share: WelcomeShare }) {
  const { ofHotel } = useWords()
  const low = QUESTIONS.filter((name) => share[name] < GOOD_SHARE)
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofHotel.whatToDo}</h2>
      {low.length === 0 && <p>{ofHotel.welcomeWell}</p>}
      {low.map((name) => (
        <p key={name}>{ofHotel.welcomeDo[name]}</p>
      ))}
    </section>
  )
}
