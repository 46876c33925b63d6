import { useNavigate } from '#web/lib/navigation/navigation.ts'

const AMOUNTS = new Set(['above', 'below'])

/** Writes the form's fields as an address, without empty fields and without commas in amounts. */
function addressOf(form: HTMLFormElement): string {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || !value || (name === 'sort' && value === 'best')) continue
    params.append(name, AMOUNTS.has(name) ? value.replaceAll(',', '') : value)
  }
  return `?${params}`
}

/** Submits the filter form on every change, and keeps the scroll position. */
export function useFilterSubmit(): (form: HTMLFormElement | null) => void {
  const navigate = useNavigate()
  return (form) => form && void navigate(addressOf(form), { preventScrollReset: true })
}
