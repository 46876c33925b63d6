-- What a hotel asked at any earlier moment: guests whose hotel does not take them are offered another one, and it is
-- paid, at what it asked when they booked (docs/decisions/0061).

alter table hotel_slot_prices add column set_at timestamptz;
update hotel_slot_prices p set set_at = h.created_at from hotels h where h.id = p.hotel_id;
alter table hotel_slot_prices alter column set_at set default now(), alter column set_at set not null;
comment on column hotel_slot_prices.set_at is 'Since when the hotel asks this price.';

create table slot_price_history (
  id bigint generated always as identity primary key,
  hotel_id int not null references hotels (id) on delete cascade,
  slot smallint not null,
  price int not null,
  from_at timestamptz not null,
  until_at timestamptz not null default 'infinity',
  constraint slot_price_history_forward check (until_at >= from_at),
  constraint slot_price_history_positive check (price > 0)
);
comment on table slot_price_history is 'What a hotel asked for a slot, from when until when; until_at is infinity for today''s price. Written by triggers of hotel_slot_prices only.';
create index slot_price_history_of_hotel on slot_price_history (hotel_id, slot, from_at);
create unique index slot_price_history_one_open on slot_price_history (hotel_id, slot) where until_at = 'infinity';

create table price_rule_history (
  id bigint generated always as identity primary key,
  rule_id int not null,
  hotel_id int not null references hotels (id) on delete cascade,
  slot smallint not null,
  weekday smallint,
  first_day date,
  last_day date,
  price int,
  from_at timestamptz not null,
  until_at timestamptz not null default 'infinity',
  constraint price_rule_history_forward check (until_at >= from_at)
);
comment on table price_rule_history is 'The rules of price_rules with the time in which each stood; until_at is infinity for one that stands. Written by triggers of price_rules only.';
create index price_rule_history_of_hotel on price_rule_history (hotel_id, slot, from_at);
create unique index price_rule_history_one_open on price_rule_history (rule_id) where until_at = 'infinity';

-- Who changes a price without a time of its own changes it now.
create function time_slot_price() returns trigger language plpgsql as $$
begin
  if new.price <> old.price and new.set_at = old.set_at then
    new.set_at := now();
  end if;
  return new;
end $$;
create trigger hotel_slot_prices_timed before update on hotel_slot_prices for each row execute function time_slot_price();

create function remember_slot_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.price = old.price and new.hotel_id = old.hotel_id and new.slot = old.slot then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    update slot_price_history set until_at = greatest(from_at, case when tg_op = 'UPDATE' then new.set_at else now() end)
      where hotel_id = old.hotel_id and slot = old.slot and until_at = 'infinity';
  end if;
  if tg_op <> 'DELETE' then
    insert into slot_price_history (hotel_id, slot, price, from_at) values (new.hotel_id, new.slot, new.price, new.set_at);
  end if;
  return null;
end $$;
create trigger hotel_slot_prices_remembered after insert or update or delete on hotel_slot_prices
  for each row execute function remember_slot_price();

create function remember_price_rule() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update price_rule_history set until_at = greatest(from_at, case when tg_op = 'UPDATE' then greatest(new.set_at, old.set_at) else now() end)
      where rule_id = old.id and until_at = 'infinity';
  end if;
  if tg_op <> 'DELETE' then
    insert into price_rule_history (rule_id, hotel_id, slot, weekday, first_day, last_day, price, from_at)
      values (new.id, new.hotel_id, new.slot, new.weekday, new.first_day, new.last_day, new.price, new.set_at);
  end if;
  return null;
end $$;
create trigger price_rules_remembered after insert or update or delete on price_rules
  for each row execute function remember_price_rule();

insert into slot_price_history (hotel_id, slot, price, from_at) select hotel_id, slot, price, set_at from hotel_slot_prices;
insert into price_rule_history (rule_id, hotel_id, slot, weekday, first_day, last_day, price, from_at)
  select id, hotel_id, slot, weekday, first_day, last_day, price, set_at from price_rules;

-- The base price of a slot at a moment; null where it was not sold then.
create function slot_price_at(asked_hotel int, asked_slot int, at_moment timestamptz) returns int
language sql stable as $$
  select p.price from slot_price_history p
  where p.hotel_id = asked_hotel and p.slot = asked_slot and p.from_at <= at_moment and p.until_at > at_moment
  order by p.from_at desc, p.id desc limit 1
$$;

-- The rules that stood at a moment and meet these days, as price_rules_between returns today's.
create function price_rules_at(asked_hotel int, asked_slot int, asked_first date, asked_last date, at_moment timestamptz)
returns json language sql stable as $$
  select coalesce(json_agg(json_build_array(r.rule_id, r.slot, r.weekday, r.first_day, r.last_day, r.price)), '[]'::json)
  from price_rule_history r
  where r.hotel_id = asked_hotel and r.slot = asked_slot and r.from_at <= at_moment and r.until_at > at_moment
    and (r.weekday is not null or (r.first_day <= asked_last and r.last_day >= asked_first))
$$;
