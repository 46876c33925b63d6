import { SITE } from '#domain/site.ts'
import { Icon } from '#web/ui/icon.tsx'

export const CallUs = () => (
  <a className="button quiet" href={SITE.supportPhoneLink}>
    <Icon name="phone" />
    Talk to us now
  </a>
)
