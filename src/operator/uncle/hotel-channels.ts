import { LANGUAGES, type Language } from '#domain/languages.ts'
import { Option, type Command } from 'commander'
import {
  CHANNEL_KINDS,
  HOTEL_CHANNELS,
  MAX_CHANNEL_WHO,
  MAX_CHANNELS,
  type ChannelKind,
} from '#domain/hotel-messages/hotel-channel.ts'
import { addChannel, endChannel, listChannels, type AddRefusal } from '#server/features/hotel-messages/channels.ts'
import type { Db, Services } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { operatorOf, withOperatorOption, wrongCall } from './by-operator.ts'
import { withAction, withServiceAction, type CommandOutput } from './command.ts'

const SENTENCES: Record<AddRefusal, string> = {
  NOT_FOUND: 'There is no such hotel.',
  TAKEN: 'The hotel’s messages go there already.',
  TOO_MANY: `A hotel has ${MAX_CHANNELS} channels at most.`,
  NO_WHATSAPP: 'This site has no WhatsApp: see WHATSAPP_TOKEN.',
  NO_KINDS: `Choose at least one of ${CHANNEL_KINDS.join(', ')}.`,
  LISTS_BY_EMAIL: 'Lists of a day go by e-mail or WhatsApp only.',
  PHONE_WRONG: 'This is no Indian mobile number.',
  EMAIL_WRONG: 'This is no e-mail address.',
  ASKED_TODAY: 'This phone or address was asked often enough today: try again tomorrow.',
  SAID_STOP: 'The owner of this phone or address wants no messages of this hotel.',
}

async function show(db: Db, slug: string): Promise<CommandOutput> {
  const found = await listChannels(db, slug)
  if (!found) throw new CommandRefused(SENTENCES.NOT_FOUND)
  const head = `${found.hotel}: ${found.channels.length === 0 ? 'no messages go there yet' : 'where its messages go'}`
  const lines = found.channels.map(
    ({ id, who, channel, address, language, kinds, has_agreed }) =>
      `${id}  ${channel} ${address} (${who}), ${language}: ${kinds.join(', ')}${has_agreed ? '' : '; asked, has not agreed yet'}`,
  )
  return { text: [head, ...lines].join('\n'), json: found }
}

function kindsOf(command: Command, typed: string): ChannelKind[] {
  return typed.split(',').map((word) => {
    const kind = CHANNEL_KINDS.find((known) => known === word.trim())
    if (!kind) throw wrongCall(command, `--kinds ${word} is not known`)
    return kind
  })
}

type NewChannel = { who: string; sms?: string; whatsapp?: string; email?: string; language: Language; kinds: string }

const add = (slug: string, { who, language, kinds, ...given }: NewChannel, command: Command) => {
  const channel = HOTEL_CHANNELS.find((one) => given[one] !== undefined)
  const address = channel && given[channel]
  if (channel === undefined || address === undefined)
    throw wrongCall(command, 'where do the messages go: --sms, --whatsapp or --email')
  const name = who.trim()
  if (!name || name.length > MAX_CHANNEL_WHO) throw wrongCall(command, '--who needs the name of a person or a place')
  const operator = operatorOf(command)
  const wish = { slug, who: name, channel, address, language, kinds: kindsOf(command, kinds), operator }
  return async (services: Services) => {
    const added = await addChannel(services, wish)
    if (!added.ok) throw new CommandRefused(SENTENCES[added.refusal])
    return show(services.db, slug)
  }
}

const end = (slug: string, typed: string, _options: object, command: Command) => {
  if (!/^\d{1,9}$/.test(typed)) throw wrongCall(command, `${typed} is no number of a channel`)
  const operator = operatorOf(command)
  return async (db: Db) => {
    if (!(await endChannel(db, { slug, id: Number(typed), operator }, new Date())))
      throw new CommandRefused(`The hotel has no channel ${typed}.`)
    return show(db, slug)
  }
}

/**
 * Adds `npm run uncle -- hotels channels ...`: the phones and addresses that receive a hotel's messages about bookings.
 */
export function addChannelCommands(hotels: Command): void {
  const channels = hotels.command('channels').description('where a hotel hears of its bookings')
  withAction(
    channels.command('list <slug>').description('lists where its messages go'),
    (slug: string) => (db) => show(db, slug),
  )
  const adding = channels
    .command('add <slug>')
    .description('asks the owner of one more phone or address; its messages go there once they agree')
    .requiredOption('--who <name>', 'whose it is, such as Reception')
    .addOption(new Option('--sms <phone>', 'an Indian mobile number').conflicts(['email', 'whatsapp']))
    .addOption(new Option('--whatsapp <phone>', 'an Indian mobile number with WhatsApp').conflicts('email'))
    .option('--email <address>', 'an e-mail address')
    .addOption(new Option('--language <language>', 'the language of its messages').choices(LANGUAGES).default('en'))
    .option('--kinds <kinds>', `of ${CHANNEL_KINDS.join(', ')}; lists by e-mail or WhatsApp only`, 'bookings,arrivals')
  withServiceAction(withOperatorOption(adding), add)
  withAction(withOperatorOption(channels.command('end <slug> <number>').description('sends nothing more there')), end)
}
