import { MAX_COUPON_LENGTH } from '#domain/bills/coupon.ts'
import type { HotelStayChoice } from './hotel-stay-choice.ts'
import { useState, type KeyboardEvent } from 'react'
import { normaliseCouponCode } from '#domain/bills/coupon.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { HotelOffer } from './load-offer.ts'

/** The part of a page and a choice that a coupon needs: hotel page and review share it. */
type CouponProps = {
  page: { offer: Pick<HotelOffer, 'couponRefusal'> }
  choice: Pick<HotelStayChoice, 'query' | 'change' | 'isUpdating'>
}

const focusNow = (input: HTMLInputElement | null) => input?.focus()

/** A coupon: closed, being typed, refused with the reason in place, or applied and removable. */
export function CouponField({ page: { offer }, choice: { query, change, isUpdating } }: CouponProps) {
  const refusal = isUpdating ? undefined : offer.couponRefusal
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(query.couponId ?? '')
  const apply = () => change({ couponId: normaliseCouponCode(typed) || undefined })
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  if (query.couponId && !refusal) {
    return (
      <div className="box row p-2 pl-4">
        <Icon name="ticket-percent" />
        <output className="grow">
          <b>{query.couponId}</b> {isUpdating ? 'is being checked' : 'is applied'}
        </output>
        <Button look="bare" onClick={() => change({ couponId: undefined })}>
          Remove<span className="visually-hidden"> coupon {query.couponId}</span>
        </Button>
      </div>
    )
  }
  if (!isOpen && !refusal) {
    return (
      <Button className="w-full justify-start px-4" onClick={() => setOpen(true)}>
        <Icon name="ticket-percent" />
        <span className="grow text-left">Add a coupon</span>
        <Icon name="chevron-right" />
      </Button>
    )
  }
  return (
    <div className="flex items-start gap-2">
      <div className="grow min-w-0">
        <TextInput
          label="Coupon"
          labelLook="heard"
          icon="ticket-percent"
          placeholder="Coupon code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={MAX_COUPON_LENGTH}
          value={typed}
          error={refusal}
          ref={isOpen ? focusNow : null}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={applyOnEnter}
        />
      </div>
      <Button disabled={!typed.trim()} onClick={apply}>
        Apply
      </Button>
    </div>
  )
}
