import { addMonths, isMonth, monthOf } from '#domain/ledger/month.ts'
import { PAYOUT_STATES } from '#domain/ledger/payout-state.ts'
import { LAST_MONTH, type PayoutListFilter } from '#domain/office/payout-list.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { paramsOf } from '../list-filter.ts'
import { Choice, ListFilters, TypedFields } from '../list-filters.tsx'
import * as filters from '#words/office/filters.ts'
import * as t from '#words/office/payout-list.ts'

const OWN = 'own'
const MONTHS = [LAST_MONTH, OWN] as const

/** Shows the filters of the list of payouts. The address contains them. */
export function PayoutsFilter({ filter }: { filter: PayoutListFilter }) {
  const navigate = useNavigate()
  const change = (part: PayoutListFilter) => void navigate(OFFICE.payoutsOf(paramsOf({ ...filter, ...part })))
  const isOwn = filter.month !== undefined && filter.month !== LAST_MONTH
  const chosenMonth = filter.month === LAST_MONTH ? LAST_MONTH : isOwn ? OWN : undefined
  return (
    <ListFilters clearTo={Object.keys(filter).length > 0 ? OFFICE.payouts : undefined}>
      <Choice
        label={t.state}
        values={PAYOUT_STATES}
        names={t.states}
        chosen={filter.state}
        onChoose={(state) => change({ state })}
      />
      <Choice
        label={t.month}
        values={MONTHS}
        names={{ [LAST_MONTH]: t.lastMonth, [OWN]: t.ownMonth }}
        chosen={chosenMonth}
        onChoose={(month) => change({ month: month === OWN ? addMonths(monthOf(serverNow()), -1) : month })}
      />
      <TypedFields
        key={JSON.stringify([filter.hotel, filter.month])}
        fields={[
          { name: 'hotel', label: filters.hotel, placeholder: filters.partOfName, value: filter.hotel },
          ...(isOwn ? ([{ name: 'month', label: t.monthOf, type: 'month', value: filter.month }] as const) : []),
        ]}
        onShow={({ hotel, month }) => change({ hotel, ...(month !== undefined && isMonth(month) ? { month } : {}) })}
      />
    </ListFilters>
  )
}
