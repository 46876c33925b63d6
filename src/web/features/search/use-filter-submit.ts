import { usualSort, USUAL_KILOMETRES } from './search-filters.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'

const AMOUNTS = new Set(['above', 'below'])

/** Whether leaving this field out of the address changes nothing. */
const isUsual = (name: string, value: string, form: HTMLFormElement): boolean =>
  (name === 'sort' && value === usualSort(new FormData(form).get('near'))) ||
  (name === 'within' && (value === String(USUAL_KILOMETRES) || !new FormData(form).get('near')))

/** Writes the form's fields as an address, leaving out empty fields and the commas in amounts. */
function addressOf(form: HTMLFormElement): string {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || !value || isUsual(name, value, form)) continue
    params.append(name, AMOUNTS.has(name) ? value.replaceAll(',', '') : value)
  }
  return `?${params}`
}

/** Submits the filter form on every change, and keeps the scroll position. */
export function useFilterSubmit(): (form: HTMLFormElement | null) => void {
  const navigate = useNavigate()
  return (form) => form && void navigate(addressOf(form), { preventScrollReset: true })
}
