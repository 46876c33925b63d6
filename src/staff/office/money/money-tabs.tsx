import { Link } from '#web/lib/navigation/link.tsx'
import { useLocation } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import './money.css'
import * as t from '#words/office/money.ts'

const TABS = [
  { to: OFFICE.money, name: t.books },
  { to: OFFICE.statements, name: t.statements },
  { to: OFFICE.settlements, name: t.settlements },
  { to: OFFICE.bank, name: t.bank },
  { to: OFFICE.disputes, name: t.disputes },
  { to: OFFICE.payouts, name: t.payouts },
  { to: OFFICE.waiting, name: t.waiting },
  { to: OFFICE.owing, name: t.owing },
  { to: OFFICE.taxes, name: t.taxes },
  { to: OFFICE.returns, name: t.returns },
  { to: OFFICE.trialBalance, name: t.trialBalance },
  { to: OFFICE.rates, name: t.rates },
] as const

/** Shows the tabs of the money section. */
export function MoneyTabs() {
  const { pathname } = useLocation()
  return (
    <nav className="chips" aria-label={t.money}>
      {TABS.map(({ to, name }) => (
        <Link key={to} className="chip" to={to} aria-current={pathname === to ? 'true' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
