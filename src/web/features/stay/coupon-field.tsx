import { MAX_COUPON_LENGTH, normaliseCouponCode } from '#domain/bills/coupon.ts'
import type { HotelStayChoice } from './hotel-stay-choice.ts'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { CouponOpener } from './coupon-opener.tsx'
import type { HotelOffer } from './load-offer.ts'
import * as t from '#words/stay.ts'

/** Only the data that a coupon needs, so that the hotel's page and the review can share the field. */
export type CouponProps = {
  page: { offer: Pick<HotelOffer, 'couponRefusal'> }
  choice: Pick<HotelStayChoice, 'query' | 'change' | 'isUpdating'>
  /** 'opened': the guest has just pressed to open it */
  begins?: 'closed' | 'opened'
}

/** The guest's last action in this field. It decides which control takes the focus of the one that was pressed. */
type LastAct = 'none' | 'opened' | 'sent' | 'removed'

const focusNow = (control: HTMLElement | null) => control?.focus()

/**
 * A coupon field. It is closed, open, checking, refused with the reason below, or applied with a button to remove it.
 */
export default function CouponField({
  page: { offer },
  choice: { query, change, isUpdating },
  begins = 'closed',
}: CouponProps) {
  const [act, setAct] = useState<LastAct>(begins === 'opened' ? 'opened' : 'none')
  const [typed, setTyped] = useState<string>()
  const [checked, setChecked] = useState<string>()
  const refusal = isUpdating ? undefined : offer.couponRefusal
  // Closes the field only when the answer arrives, so that a refusal appears where the guest typed the coupon.
  if (checked !== undefined && !isUpdating && query.couponId === checked) setChecked(undefined)
  const choose = (couponId: string | undefined) => {
    setAct(couponId ? 'sent' : 'removed')
    setTyped(undefined)
    setChecked(couponId)
    change({ couponId })
  }
  if (query.couponId && !refusal && checked === undefined) {
    return (
      <AppliedCoupon
        code={query.couponId}
        words={isUpdating ? t.couponIsBeingChecked(query.couponId) : t.couponIsApplied(query.couponId)}
        onRemove={() => choose(undefined)}
        focus={act === 'sent' ? focusNow : null}
      />
    )
  }
  if (refusal || checked !== undefined || act === 'opened') {
    return (
      <CouponInput
        typed={typed ?? checked ?? query.couponId ?? ''}
        refusal={refusal}
        isChecked={checked !== undefined}
        onType={setTyped}
        onSend={(code) => choose(normaliseCouponCode(code) || undefined)}
        focus={act === 'opened' ? focusNow : null}
      />
    )
  }
  return <CouponOpener ref={act === 'removed' ? focusNow : null} onClick={() => setAct('opened')} />
}

type Focus = typeof focusNow | null

type AppliedProps = { code: string; words: string; onRemove: () => void; focus: Focus }

const AppliedCoupon = ({ code, words, onRemove, focus }: AppliedProps) => (
  <div className="box row p-2 pl-4">
    <Icon name="ticket-percent" />
    <output className="grow">
      <Sentence text={words} />
    </output>
    <Button variant="bare" ref={focus} onClick={onRemove}>
      <Sentence text={t.removeCoupon(code)} />
    </Button>
  </div>
)

type CouponInputProps = {
  typed: string
  refusal: string | undefined
  isChecked: boolean
  onType: (typed: string) => void
  onSend: (code: string) => void
  focus: Focus
}

function CouponInput({ typed, refusal, isChecked, onType, onSend, focus }: CouponInputProps) {
  const apply = () => !isChecked && onSend(typed)
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <div className="flex items-start gap-2">
      <div className="grow min-w-0">
        <TextInput
          label={t.coupon}
          labelLook="heard"
          icon="ticket-percent"
          placeholder={t.couponCode}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={MAX_COUPON_LENGTH}
          value={typed}
          error={refusal}
          readOnly={isChecked}
          ref={focus}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={applyOnEnter}
        />
      </div>
      <Button disabled={!typed.trim()} aria-disabled={isChecked} onClick={apply}>
        {t.apply}
      </Button>
    </div>
  )
}
