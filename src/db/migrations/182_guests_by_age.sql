-- The office lists guests, newest accounts first.

create index users_newest on users (created_at desc, id desc) where erased_at is null;
