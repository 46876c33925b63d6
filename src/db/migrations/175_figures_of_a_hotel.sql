-- A manager's figures of their own hotel (docs/decisions/0112).

create table hotel_searches (
  hotel_id int not null references hotels (id) on delete cascade,
  day date not null,
  free int not null,
  sold_out int not null,
  constraint hotel_searches_pkey primary key (hotel_id, day),
  constraint hotel_searches_some check (free >= 0 and sold_out >= 0 and free + sold_out > 0)
);
comment on table hotel_searches is 'How many searches of a day in India a hotel matched, summed over all processes: free, when it had a room for that time; sold_out, when it had none. Who searched is not stored.';
create index hotel_searches_day on hotel_searches (day);

-- The walk-ins of a month.
create index walk_ins_arrived on walk_ins (hotel_id, arrived_at);
