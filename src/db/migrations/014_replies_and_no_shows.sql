-- The answer that was given under an Idempotency-Key, whole; and stays to which nobody came (decisions, "API conventions" and "Bills").

alter table idempotency_keys add column reply_status smallint;
alter table idempotency_keys add column reply_body jsonb;
alter table idempotency_keys add constraint idempotency_keys_reply_whole check (
  (reply_status is null) = (reply_body is null) and reply_status between 200 and 499
);
comment on table idempotency_keys is 'What was done and answered under an Idempotency-Key within 24 hours (decisions: API conventions). scope: who and which call. response: what the transaction left, its ids or {"refused": code}, written with the work. reply_*: the answer itself, written after it and given again.';

alter table bookings add column no_show_at timestamptz;
alter table bookings add constraint bookings_no_show_was_completed check (no_show_at is null or status = 'completed');
comment on column bookings.no_show_at is 'When the office was told that the guests of this stay never came; such a stay earns nobody a reward.';

-- Holds that ran out are counted for a guest and a day before the next is given.
create index bookings_expired_of_user on bookings (user_id, hold_expires_at) where status = 'expired';
