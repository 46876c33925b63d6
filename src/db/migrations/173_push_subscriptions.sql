-- Browsers that receive web push. A subscription lasts as long as its session (docs/decisions/0111).

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  desk_session bytea references desk_sessions (token_hash) on delete cascade,
  guest_session bytea references sessions (token_hash) on delete cascade,
  created_at timestamptz not null,
  constraint push_subscriptions_one_session check (num_nonnulls(desk_session, guest_session) = 1),
  constraint push_subscriptions_endpoint_form check (
    length(endpoint) <= 1000 and endpoint ~ '^https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?/[!-~]*$' and endpoint !~ '#'
  ),
  constraint push_subscriptions_key_form check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  constraint push_subscriptions_auth_form check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  constraint push_subscriptions_language_form check (language ~ '^[a-z]{2}$')
);
comment on table push_subscriptions is 'A browser that gets web push for one session: its address at a push service, and the keys that only this browser can read with. Ends with the session, when its owner turns it off, and when the push service no longer knows it.';
create unique index push_subscriptions_of_desk on push_subscriptions (desk_session) where desk_session is not null;
create unique index push_subscriptions_of_guest on push_subscriptions (guest_session) where guest_session is not null;
-- A browser can have one subscription as a desk and one as a guest, but never two of the same kind.
create unique index push_subscriptions_endpoint_desk on push_subscriptions (md5(endpoint)) where desk_session is not null;
create unique index push_subscriptions_endpoint_guest on push_subscriptions (md5(endpoint)) where guest_session is not null;
create trigger push_subscriptions_stay before update on push_subscriptions
  for each row execute function refuse_change('a subscription ends, and another begins');

-- Cleaners and staff who have not accepted their invitation get no notifications of bookings.
create function keep_push_of_reception() returns trigger language plpgsql as $$
begin
  perform 1 from desk_sessions d join hotel_staff s on s.id = d.staff_id
    where d.token_hash = new.desk_session and s.role <> 'cleaner' and s.accepted_at is not null and s.ended_at is null
    for share of s;
  if not found then
    raise exception 'push_subscriptions: this session is not of a reception'
      using errcode = 'check_violation', table = 'push_subscriptions', constraint = 'push_subscriptions_of_reception';
  end if;
  return new;
end $$;
create trigger push_subscriptions_of_reception before insert on push_subscriptions
  for each row when (new.desk_session is not null) execute function keep_push_of_reception();

alter table consents drop constraint consents_purpose_known;
alter table consents add constraint consents_purpose_known check (purpose in ('account', 'calls_and_texts', 'identity', 'push'));

alter table dev_messages drop constraint dev_messages_channel_known;
alter table dev_messages add constraint dev_messages_channel_known check (channel in ('sms', 'email', 'push'));
