import { Icon } from '#web/ui/icon.tsx'

/** Calls a number from this phone. */
export const CallLink = ({ phone }: { phone: string }) => (
  <a className="button quiet big w-full" href={`tel:${phone}`}>
    <Icon name="phone-call" />
    <span className="digits">{phone}</span>
  </a>
)
