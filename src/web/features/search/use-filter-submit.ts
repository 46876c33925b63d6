import { useNavigate } from 'react-router'

/** The form's fields as an address, without empty ones. */
function addressOf(form: HTMLFormElement): string {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value && !(name === 'sort' && value === 'best')) params.append(name, value)
  }
  return `?${params}`
}

/** Sends the filter form on every change, and keeps the scroll position. */
export function useFilterSubmit(): (form: HTMLFormElement | null) => void {
  const navigate = useNavigate()
  return (form) => form && void navigate(addressOf(form), { preventScrollReset: true })
}
