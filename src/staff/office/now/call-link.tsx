import { Icon } from '#web/ui/icon.tsx'

/** Links to a number, so that this phone can call it. */
export const CallLink = ({ phone }: { phone: string }) => (
  <a className="button quiet big w-full" href={`tel:${phone}`}>
    <Icon name="phone-call" />
    <span className="digits">{phone}</span>
  </a>
)
