-- Guests and hotels may hear of bookings by WhatsApp instead of SMS (docs/decisions/0113).

alter table users add column news_by text not null default 'sms';
alter table users add constraint users_news_by_known check (news_by in ('sms', 'whatsapp', 'none'));
comment on column users.news_by is 'How the guest hears of their bookings. none: on our pages and by e-mail only, except what needs an answer.';

alter table hotel_channels drop constraint hotel_channels_channel_known;
alter table hotel_channels add constraint hotel_channels_channel_known check (channel in ('sms', 'email', 'whatsapp'));
alter table hotel_channels drop constraint hotel_channels_address_form;
alter table hotel_channels add constraint hotel_channels_address_form check (
  case channel when 'email' then address ~ '^[^@\s]+@[^@\s]+$' and length(address) <= 254 else address ~ '^\+91[6-9][0-9]{9}$' end
);
alter table hotel_channels drop constraint hotel_channels_kinds_known;
alter table hotel_channels add constraint hotel_channels_kinds_known check (
  cardinality(kinds) > 0 and kinds <@ array['bookings', 'arrivals', 'lists'] and (channel <> 'sms' or not 'lists' = any (kinds))
);
comment on table hotel_channels is 'Where a hotel hears of its bookings: a phone, a WhatsApp number or an address, in English, Hindi or Tamil. kinds: bookings (each new, changed or cancelled one), arrivals (within the hour), lists (of tomorrow and of today, not by SMS).';
create index hotel_channels_whatsapp on hotel_channels (address) where channel = 'whatsapp' and ended_at is null;

create table whatsapp_messages (
  id text primary key,
  message jsonb,
  sent_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  failed_code text,
  texted_at timestamptz,
  constraint whatsapp_messages_id_form check (length(id) between 1 and 200),
  constraint whatsapp_messages_message_sent check (message is null or sent_at is not null),
  constraint whatsapp_messages_message_open check (message is null or (delivered_at is null and texted_at is null)),
  constraint whatsapp_messages_failure_whole check ((failed_at is null) = (failed_code is null) and length(failed_code) <= 60)
);
comment on table whatsapp_messages is 'Messages that WhatsApp accepted, by its id. message: what to send by SMS if it is not delivered; emptied when it was delivered or texted. Without sent_at: a report came before we knew the id.';
create index whatsapp_messages_undelivered on whatsapp_messages (sent_at) where message is not null;

alter table consents drop constraint consents_purpose_known;
alter table consents add constraint consents_purpose_known check (purpose in ('account', 'calls_and_texts', 'identity', 'push', 'whatsapp'));

alter table dev_messages drop constraint dev_messages_channel_known;
alter table dev_messages add constraint dev_messages_channel_known check (channel in ('sms', 'email', 'push', 'whatsapp'));
alter table dev_messages add column buttons jsonb;
alter table dev_messages add column whatsapp_id text;
