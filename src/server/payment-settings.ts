import { Type } from 'typebox'
import type { BankAccount } from './ports/payout-sender.ts'

/** Settings of the gateway through which guests pay, and of the account from which hotels are paid. */
export const PAYMENT_SETTINGS = {
  RAZORPAY_KEY_ID: Type.Optional(Type.String({ minLength: 8, description: 'Razorpay key; required outside local' })),
  RAZORPAY_KEY_SECRET: Type.Optional(
    Type.String({ minLength: 8, description: 'Razorpay secret; required outside local' }),
  ),
  PAYOUT_ACCOUNT: Type.Optional(
    Type.String({
      pattern: '^[A-Z]{4}0[A-Z0-9]{6}:[0-9]{6,18}$',
      description:
        'our own bank account from which hotels are paid, as IFSC:number; bank files name it; required outside local',
    }),
  ),
}

/** An invented account, for the bank files of a local machine. */
const LOCAL_ACCOUNT = 'HDFC0000240:50200048801234'

/** Reads the account from which hotels are paid. */
export function readPayoutAccount(text = LOCAL_ACCOUNT): BankAccount {
  const [ifsc = '', number = ''] = text.split(':')
  return { ifsc, number }
}
