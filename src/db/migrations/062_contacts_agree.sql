-- A phone or an address hears of a hotel's bookings only after its owner agreed (docs/decisions/0060).

alter table hotel_channels add column agreed_at timestamptz;
alter table hotel_channels add column asked_at timestamptz;
alter table hotel_channels add column ask_hash bytea;
alter table hotel_channels add column stopped_at timestamptz;
comment on column hotel_channels.agreed_at is 'When the owner of the phone or the address agreed: nothing but the question is sent there before.';
comment on column hotel_channels.ask_hash is 'Of the link in the question, by which its owner agrees, and stops the messages later.';
comment on column hotel_channels.stopped_at is 'When its owner said no, or stop: the hotel does not ask there again for some time.';
-- Who hears of bookings today goes on hearing of them.
update hotel_channels set agreed_at = added_at;
alter table hotel_channels add constraint hotel_channels_ask_once unique (ask_hash);
alter table hotel_channels add constraint hotel_channels_ask_length check (octet_length(ask_hash) = 32);
alter table hotel_channels add constraint hotel_channels_agreed_after check (agreed_at >= added_at);
alter table hotel_channels add constraint hotel_channels_stopped_ended check (stopped_at is null or ended_at is not null);
create index hotel_channels_asked on hotel_channels (address, asked_at);
