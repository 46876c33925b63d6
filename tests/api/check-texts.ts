import { SMS_VARIABLE } from '#domain/sms-variable.ts'
import { templatesOf } from '#server/features/messages/templates.ts'
import { MESSAGE_CHANNELS, type Message, type MessageSender } from '#server/ports/message-sender.ts'

const TEMPLATES = new Map(templatesOf('http://localhost:3000').map((template) => [template.name, template]))

/**
 * Replaces the host in an OTP text with localhost, because tests use different hosts, but the template has only one.
 */
const atLocalhost = (body: string): string => body.replace(/\n@\S+ #/, '\n@localhost #')

/** Returns why a carrier would refuse or change a message; undefined if it would deliver it unchanged. */
function faultOf({ template: name, channel, subject, body, values }: Message): object | undefined {
  const template = TEMPLATES.get(name)
  if (!template || !MESSAGE_CHANNELS[name].includes(channel)) return { unknownTemplate: name, channel }
  const filled = template.fill(values)
  if (values.length !== template.variables.length || filled.body !== atLocalhost(body))
    return { unlikeTemplate: name, body, values }
  if (channel === 'email' && filled.subject !== subject) return { unlikeTemplate: name, subject }
  const long = values.filter((value, place) => template.variables[place]?.kind !== 'url' && value.length > SMS_VARIABLE)
  return channel === 'sms' && long.length > 0 ? { longValues: long, template: name } : undefined
}

/** Returns a sender that reports every text that differs from its registered template. */
export const withCheckedTexts = (sender: MessageSender, report: (fault: object) => void): MessageSender => ({
  ...sender,
  send: (message) => {
    const fault = message.channel === 'push' ? undefined : faultOf(message)
    if (fault) report(fault)
    return sender.send(message)
  },
})
