import type { ComponentProps, SubmitEvent } from 'react'
import { addressOf, placeAt, useWay } from './navigation.ts'

/** Serialises the fields as a query, as a browser's GET would. */
function queryOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') query.append(name, value)
  return query
}

/** A GET form to one of our own addresses. Leaves to the browser what the page cannot show itself. */
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
