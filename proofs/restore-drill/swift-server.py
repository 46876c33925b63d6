# Runs one server of OpenStack Swift with settings from our folder; the packaged scripts read only /etc/swift.
import sys

from swift.common import utils

folder, section, settings = sys.argv[1:]
utils.set_swift_dir(folder)

from swift.common.wsgi import run_wsgi  # noqa: E402

sys.exit(run_wsgi(settings, section, verbose=True))
