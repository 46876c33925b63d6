import type { DeskCases } from '#contract/desk-reviews.ts'
import { MAX_ANSWER_LENGTH } from '#domain/reviews/review-answer.ts'
import { SITE } from '#domain/site.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { CallState } from '../call-state.tsx'
import { post, useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { momentWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'
import { AnswerBox } from './answer-box.tsx'

type Case = DeskCases['cases'][number]

/** Lists guests who were turned away, what each case costs, and the hotel's answer to the office. */
export function CasesPage() {
  const words = useWords()
  const { ofHotel } = words
  const called = useCall('GET /desk/cases')
  const { value, show } = called
  const counted = value?.cases.filter(({ counts_until: until }) => until !== null).length ?? 0
  return (
    <DeskPage title={ofHotel.cases} backTo={DESK.more}>
      <h1>{ofHotel.cases}</h1>
      <p className="soft">{ofHotel.casesWords}</p>
      <CallState of={called} />
      {value?.paused && <Notice tone="danger">{ofHotel.casesStopped(SITE.supportPhone)}</Notice>}
      {counted > 0 && <Notice tone="warn">{ofHotel.casesCount(counted)}</Notice>}
      {value?.cases.length === 0 && <p>{ofHotel.noCases}</p>}
      <ul className="answer-list">
        {value?.cases.map((one) => (
          <CaseItem key={one.id} one={one} show={show} />
        ))}
      </ul>
    </DeskPage>
  )
}

function countsWords({ verdict, counts_until: until }: Case, words: DeskWords): string {
  const { ofHotel } = words
  const counts = until === null ? ofHotel.countsNot : ofHotel.countsUntil(momentWords(new Date(until), words))
  return verdict ? `${ofHotel.sentence(ofHotel.verdicts[verdict])} ${counts}` : counts
}

function CaseItem({ one, show }: { one: Case; show: (cases: DeskCases) => void }) {
  const words = useWords()
  const { ofHotel } = words
  const reason = one.reason ? `: ${words.cannotTake.reasons[one.reason]}` : ''
  return (
    <li className="box flow">
      <p>
        <b className="digits">{one.code}</b>
        <span className="soft block">{momentWords(new Date(one.started_at), words)}</span>
      </p>
      <p>
        {ofHotel.sentence(ofHotel.causes[one.cause] + reason)}{' '}
        {ofHotel.sentence(one.outcome ? ofHotel.outcomes[one.outcome] : ofHotel.notDecided)}
      </p>
      <p className="soft">{countsWords(one, words)}</p>
      <AnswerBox
        called={one.code}
        answer={one.answer}
        hint={ofHotel.caseHint(MAX_ANSWER_LENGTH)}
        show={show}
        send={(answer) => post('POST /desk/cases/{id}/answer', { params: { id: one.id }, body: { answer } })}
      />
    </li>
  )
}
