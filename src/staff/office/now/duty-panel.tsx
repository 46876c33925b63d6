import type { OfficeDuty } from '#contract/office-duty.ts'
import { DUTY_HOURS } from '#domain/office/duty.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { useCall, usePost } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { AlarmEmail } from './alarm-email.tsx'
import { AlarmPush } from './alarm-push.tsx'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/duty.ts'

/** Shows who gets the alarms, and lets the user go on duty or end their own duty. */
export function DutyPanel() {
  const { value, show } = useCall('GET /office/duty')
  return value ? <Duty duty={value} show={show} /> : null
}

function Duty({ duty, show }: { duty: OfficeDuty; show: (duty: OfficeDuty) => void }) {
  const { me } = useOffice()
  const starting = usePost('POST /office/duty')
  const ending = usePost('POST /office/duty/end')
  const fault = pressNotice(starting, frame.noticeWords) ?? pressNotice(ending, frame.noticeWords)
  const isBusy = starting.isBusy || ending.isBusy
  const take = (answer: Awaited<ReturnType<typeof starting.send>>) => answer?.ok && show(answer.value)
  const until = (moment: string) => formatIstMoment(new Date(moment), serverNow())
  return (
    <section className="panel duty" aria-labelledby="duty">
      <h2 id="duty">{t.onDuty}</h2>
      {duty.on_duty.length === 0 ? (
        <p className="soft">{t.nobodyIs}</p>
      ) : (
        <ul>
          {duty.on_duty.map(({ id, name, until: end }) => (
            <li key={id}>
              <Sentence text={id === me.id ? t.youUntil(until(end)) : t.until(name, until(end))} />
            </li>
          ))}
        </ul>
      )}
      <div className="duty-acts">
        {duty.own_until === null ? (
          <>
            <span className="soft">{t.goOnDuty}</span>
            {DUTY_HOURS.map((hours) => (
              <Button
                key={hours}
                aria-label={t.goOnDutyFor(hours)}
                aria-disabled={isBusy}
                onClick={() => void starting.send({ hours }).then(take)}
              >
                {t.hours(hours)}
              </Button>
            ))}
          </>
        ) : (
          <Button aria-disabled={isBusy} onClick={() => void ending.send(undefined).then(take)}>
            {t.endMyDuty}
          </Button>
        )}
      </div>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <AlarmPush />
      <AlarmEmail />
    </section>
  )
}
