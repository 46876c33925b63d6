import type { ComponentProps, SubmitEvent } from 'react'
import { addressOf, placeAt, useWay } from './navigation.ts'

/** Serialises the fields as a query, like a browser's GET. */
function queryOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') query.append(name, value)
  return query
}

/** A GET form to one of our own addresses. The browser handles it if the page cannot show the target itself. */
export function Form({ action, onSubmit, ...rest }: Omit<ComponentProps<'form'>, 'action'> & { action?: string }) {
  const way = useWay()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    const place = placeAt(`${action ?? ''}?${queryOf(event.currentTarget, event.submitter)}`, way.place)
    if (!way.keepsDocument(place)) return
    event.preventDefault()
    void way.move(addressOf(place))
  }
  return <form {...rest} method="get" action={action} onSubmit={send} />
}
