import { addMonths, isMonth } from '#domain/ledger/month.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import * as t from '#words/office/months.ts'

type MonthChoiceProps = {
  month: string
  /** the last month that can be chosen */
  latest: string
  addressOf: (month: string) => string
}

/** Leads to the previous or the next month, or to one that the user types. The address contains the month. */
export function MonthChoice({ month, latest, addressOf }: MonthChoiceProps) {
  const navigate = useNavigate()
  const go = (to: string) => void navigate(addressOf(to))
  return (
    <div className="month-choice">
      <IconButton icon="chevron-left" label={t.earlierMonth} onClick={() => go(addMonths(month, -1))} />
      <TextInput
        key={month}
        label={t.month}
        labelLook="heard"
        type="month"
        min="2026-01"
        max={latest}
        defaultValue={month}
        onChange={({ target: { value } }) => {
          if (isMonth(value) && value <= latest) go(value)
        }}
      />
      <IconButton
        icon="chevron-right"
        label={t.laterMonth}
        disabled={month >= latest}
        onClick={() => go(addMonths(month, 1))}
      />
    </div>
  )
}
