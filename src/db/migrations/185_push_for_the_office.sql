-- Operators get alarms by push, like desks (docs/decisions/0114).

alter table push_subscriptions
  add column office_session bytea references office_sessions (token_hash) on delete cascade,
  drop constraint push_subscriptions_one_session,
  add constraint push_subscriptions_one_session check (num_nonnulls(desk_session, guest_session, office_session) = 1);
create unique index push_subscriptions_of_office on push_subscriptions (office_session) where office_session is not null;
create unique index push_subscriptions_endpoint_office on push_subscriptions (md5(endpoint)) where office_session is not null;
