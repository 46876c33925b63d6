import { useState } from 'react'
import { address } from '#web/lib/api.ts'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { CsvLink } from '../../kit/data-table.tsx'
import { refresh } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ViewsBar } from '../views/views-bar.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { PayoutAction, type PayoutRequest } from './payout-action.tsx'
import { readFilter } from './payout-filter.ts'
import { PayoutList } from './payout-list.tsx'
import { PayoutRuns } from './payout-runs.tsx'
import { PayoutsFilter } from './payouts-filter.tsx'
import { ProposePayouts } from './propose-payouts.tsx'
import * as t from '#words/office/payouts.ts'

/**
 * Shows payouts by run: proposed by one admin, confirmed by another, sent to the bank, and paid with its reference. If
 * the address contains a filter, lists single payouts of all runs instead.
 */
export function PayoutsPage() {
  const { me } = useOffice()
  const filter = readFilter(useQuery())
  const [wish, setWish] = useState<PayoutRequest>()
  const [isProposing, setProposing] = useState(false)
  const again = () => {
    setWish(undefined)
    setProposing(false)
    refresh()
  }
  return (
    <OfficePage
      title={t.payouts}
      tools={
        me.role === 'admin' && (
          <>
            <CsvLink href={address('/api', '/office/payouts-table', { query: filter })} />
            <Button onClick={() => setProposing(true)}>{t.proposeRun}</Button>
          </>
        )
      }
    >
      <MoneyTabs />
      <ViewsBar list="payouts" filter={filter} />
      <PayoutsFilter filter={filter} />
      {Object.keys(filter).length === 0 ? (
        <PayoutRuns onAct={setWish} />
      ) : (
        <PayoutList key={JSON.stringify(filter)} filter={filter} onAct={setWish} />
      )}
      {isProposing && <ProposePayouts onClose={() => setProposing(false)} onDone={again} />}
      {wish && <PayoutAction wish={wish} onClose={() => setWish(undefined)} onDone={again} />}
    </OfficePage>
  )
}
