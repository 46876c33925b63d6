-- What we publish about ourselves: a signed night a day, each with the hash of the one before it (decision 0101).

create table record_nights (
  number int primary key,
  day date not null unique,
  body text not null,
  hash text not null unique,
  previous text not null,
  signature text not null,
  written_at timestamptz not null,
  constraint record_nights_number_range check (number >= 1),
  constraint record_nights_hash_of_body check (hash = encode(sha256(convert_to(body, 'UTF8')), 'hex')),
  constraint record_nights_previous_form check (previous ~ '^[0-9a-f]{64}$'),
  constraint record_nights_signature_form check (signature ~ '^[A-Za-z0-9_-]{86}$'),
  constraint record_nights_day_over check (written_at >= ((day + 1)::timestamp at time zone 'Asia/Kolkata')),
  constraint record_nights_body_says check (
    ((body::jsonb ->> 'number')::int, body::jsonb ->> 'day', body::jsonb ->> 'previous', (body::jsonb ->> 'writtenAt')::timestamptz)
      is not distinct from (number, to_char(day, 'YYYY-MM-DD'), previous, written_at)
  )
);
comment on table record_nights is 'Our published record: the figures of the month so far as each day ended, as canonical JSON, signed (Ed25519). Without a gap in numbers and days, each with the hash of the one before. Never changed.';

create function keep_record_unbroken() returns trigger language plpgsql as $$
declare
  last record;
begin
  select n.number, n.day, n.hash into last from record_nights n order by n.number desc limit 1;
  if (new.number, new.previous) is distinct from (coalesce(last.number, 0) + 1, coalesce(last.hash, repeat('0', 64)))
    or new.day <> last.day + 1 then
    raise exception 'night % of % does not follow the last one', new.number, new.day
      using errcode = 'check_violation', table = 'record_nights', constraint = 'record_nights_unbroken';
  end if;
  return new;
end $$;
create trigger record_nights_unbroken before insert on record_nights for each row execute function keep_record_unbroken();
create trigger record_nights_stay before update or delete on record_nights
  for each row execute function refuse_change('a night stays as it was published');
create trigger record_nights_no_truncate before truncate on record_nights
  for each statement execute function refuse_change('a night stays as it was published');
